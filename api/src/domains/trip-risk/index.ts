/** How likely an open trip is to end badly, and which facts say so. */
export { countEarlier } from './facts/count-earlier';
export type { TripOutcome } from './facts/read-outcomes';
export { isEnough } from './learn/collect-examples';
export { learnRisks } from './learn/learn-risks';
export { trainModel, type Example } from './learn/train-model';
export { riskMarking } from './marks/mark-action';
export { listCustomerRiskMarks } from './marks/read-marks';
export { deleteCustomerRiskMarks } from './marks/risk-mark-repository';
export { registerTripRisks } from './routes';
export { generalRules } from './score/general-rules';
export { scoreRisk } from './score/score-risk';
