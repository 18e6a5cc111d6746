import * as z from 'zod/mini';
import { STATEMENT_FILTERS } from './views.ts';

export const CoinStatementInput = z.strictObject({
	kind: z._default(z.enum(STATEMENT_FILTERS), 'all'),
	month: z.optional(z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))),
});
export type CoinStatementInput = z.infer<typeof CoinStatementInput>;
export const CoinStatementFile = z.object({ name: z.string(), text: z.string() });
