/** Standing orders: what a seat need not be asked. Only its own pages know of them. */
import type { OrderInfo, OrdersGiven, Shown } from '../lib/messages';
import type { Sitting } from './sitting.svelte';

export class Orders {
  /** Whether they are to be seen although there is something to decide. */
  open = $state(false);

  constructor(private readonly sitting: Sitting) {}

  /** What stands and what could be ordered. */
  get all(): OrderInfo[] {
    return (this.sitting.plays && this.sitting.stored?.orders) || [];
  }

  get standing(): OrderInfo[] {
    return this.all.filter(({ stands }) => stands);
  }

  find(name: string): OrderInfo | undefined {
    return this.all.find((order) => order.name === name);
  }

  /** Give an order, or call it back. */
  async put({ name, about }: OrderInfo, stands: boolean, amount = 0): Promise<void> {
    this.sitting.notice = null;
    this.sitting.note(await this.sitting.ask({ type: 'order', name, about, amount, stands }));
  }

  say({ name }: OrderInfo, amount: number): string {
    return this.sitting.texts.tell({ key: `order-${name}`, args: { amount } });
  }
}

/** The table with these orders, if it is the same one. */
export function withOrders(shown: Shown, { version, orders, by_itself }: OrdersGiven): Shown {
  return shown.version === version ? { ...shown, orders, by_itself } : shown;
}

/** What was typed, as an amount that could be ordered; null when it is no number. */
export function typedAmount(typed: string): number | null {
  const digits = typed.trim();
  return /^[0-9]{1,4}$/.test(digits) ? Number(digits) : null;
}
