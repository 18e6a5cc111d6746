import { operationsOf } from '#src/platform/http/openapi.ts';

/** Every endpoint of the product, as it describes itself. */
export const operations = operationsOf(
	import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./_*.ts', '!./openapi.json.ts'], { eager: true }),
);
