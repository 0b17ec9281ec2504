export { ClaimMeasures } from './claim-measures.js';
export { ReportingModule } from './reporting.module.js';
