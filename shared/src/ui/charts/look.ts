/** The common look of all charts: quiet axes and a tooltip in the portal's own colours. */
export const axis = {
  tick: { fill: 'var(--color-ink-3)', fontSize: 12 },
  tickLine: false,
  axisLine: false,
} as const;

export const tooltip = {
  cursor: { fill: 'var(--color-surface-3)', opacity: 0.6 },
  isAnimationActive: false,
  contentStyle: {
    border: '1px solid var(--color-line-2)',
    borderRadius: 'var(--radius-1)',
    color: 'var(--color-ink-1)',
    background: 'var(--color-surface)',
    fontSize: 'var(--text-2)',
  },
  itemStyle: { color: 'var(--color-ink-1)' },
} as const;
