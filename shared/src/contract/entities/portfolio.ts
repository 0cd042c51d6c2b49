import * as v from 'valibot';

/** Figures of the dashboard. Servers count different things, so a figure that is missing is not shown. */
export const portfolio = v.looseObject({
  totalVehicles: v.nullish(v.number()),
  publishedVehicles: v.nullish(v.number()),
  totalEnquiries: v.nullish(v.number()),
  views: v.nullish(v.number()),
});
export type Portfolio = v.InferOutput<typeof portfolio>;

export const enquiryFigures = v.looseObject({
  total: v.nullish(v.number()),
  list: v.nullish(v.array(v.object({ date: v.string(), count: v.number() }))),
});

/** Questions sent through the marketplace's contact form about the agent's vehicles. */
export const queryRow = v.looseObject({
  id: v.optional(v.string()),
  _id: v.optional(v.string()),
  message: v.nullish(v.string()),
  createdAt: v.nullish(v.string()),
  name: v.nullish(v.string()),
  vehicle: v.nullish(v.string()),
});
