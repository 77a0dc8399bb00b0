/** Which paragraph of the rules is open beside the table. */
export const side = $state<{ tab: 'log' | 'rules'; rule: string; open: boolean }>({ tab: 'log', rule: '', open: false });

export function openRule(rule: string): void {
  side.tab = 'rules';
  side.rule = rule;
  side.open = true;
}
