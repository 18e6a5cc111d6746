import { describeApi } from '#src/platform/http/openapi/openapi.ts';

export const api = describeApi(
	import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./_*.ts', '!./openapi.json.ts'], { eager: true }),
	import.meta.glob<Record<string, unknown>>(
		['../../domains/*/contract.ts', '../../domains/*/contract/*.ts', '!../../domains/**/*.test.ts'],
		{ eager: true },
	),
);
