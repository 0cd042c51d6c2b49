/** Two fields and a calendar: a file of its own, because react-aria is larger than the list above which it opens. */
export const loadRangePopover = async () =>
  (await import(/* webpackChunkName: "date-range" */ './RangePopover')).RangePopover;
