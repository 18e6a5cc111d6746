import { operationsOf } from '#src/platform/http/openapi.ts';

export const operations = operationsOf(
	import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./_*.ts', '!./openapi.json.ts'], { eager: true }),
);
