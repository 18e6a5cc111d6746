import { demonstrationTemplate } from './demonstration.ts';
import { loadDemonstration } from './product.ts';

// `npm test` runs it beside other tests: those that start a product then only copy the folder.
await demonstrationTemplate(loadDemonstration);
