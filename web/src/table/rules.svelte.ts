/** What is open beside the table, and which paragraph of the rules. */
export const side = $state<{ tab: 'log' | 'people' | 'rules' | 'fair'; rule: string; open: boolean }>({
  tab: 'log',
  rule: '',
  open: false,
});

export function openRule(rule: string): void {
  side.tab = 'rules';
  side.rule = rule;
  side.open = true;
}
