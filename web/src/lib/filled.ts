/** What the server leaves out because it is as usual is put in again, as soon as it is heard. */
import { USUAL, type FromServer, type Gap, type OrderInfo, type Replay, type Shown, type Step } from './messages';

/** As it travels: fields that are as usual are missing. */
type Sent<T> = Partial<T>;

export function filled(message: FromServer): FromServer {
  switch (message.type) {
    case 'welcome':
      return { ...message, gap: gapOf(message.gap) };
    case 'refused':
      return message.gap ? { ...message, gap: gapOf(message.gap) } : message;
    case 'moved':
      return { ...message, step: stepOf(message.step), shown: shownOf(message.shown) };
    case 'tried':
      return { ...message, shown: shownOf(message.shown), moves: message.moves ?? [] };
    case 'orders':
      return { ...message, orders: message.orders.map(orderOf) };
    default:
      return message;
  }
}

export function filledReplay(replay: Replay): Replay {
  const positions = replay.positions.map(({ step, shown }) => ({ step: stepOf(step), shown: shownOf(shown) }));
  return { ...replay, positions };
}

function gapOf(gap: Gap): Gap {
  return { ...gap, steps: gap.steps.map(stepOf), shown: gap.shown && shownOf(gap.shown) };
}

function shownOf(sent: Shown): Shown {
  const { refused = [], orders } = sent as Sent<Shown>;
  return {
    ...USUAL.Shown,
    ...sent,
    ask: { ...USUAL.Ask, ...sent.ask },
    refused: refused.map((one) => ({ ...USUAL.Refused, ...one })),
    orders: orders?.map(orderOf) ?? null,
  };
}

function orderOf(sent: OrderInfo): OrderInfo {
  return { ...USUAL.OrderInfo, ...sent };
}

function stepOf(sent: Step): Step {
  return { ...USUAL.Step, ...sent };
}
