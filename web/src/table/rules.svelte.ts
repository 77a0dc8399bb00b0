/** What is open beside the table, and which paragraph of the rules. */
export const side = $state<{
  tab: 'log' | 'people' | 'rules' | 'fair';
  rule: string;
  /** Whether it is wanted: where there is no room for it, it comes only then. */
  open: boolean;
}>({
  tab: 'log',
  rule: '',
  open: false,
});

export function openRule(rule: string): void {
  side.tab = 'rules';
  side.rule = rule;
  side.open = true;
}
