import { demonstrationTemplate } from './demonstration.ts';
import { loadDemonstration } from './product.ts';

// Runs first, so that tests that start a product only need to copy the folder.
await demonstrationTemplate(loadDemonstration);
