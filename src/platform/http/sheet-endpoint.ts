import * as z from 'zod';
import type { ErrorTable, Failure } from '../../shared/failure.ts';
import type { Result } from '../../shared/result.ts';
import type { Actor, MemberActor, VendorActor } from '../actor.ts';
import type { Context } from '../context.ts';
import { drawSheets, type Sheet } from '../pdf/index.ts';
import { memberEndpoint, vendorEndpoint } from './endpoint.ts';
import type { RateRule } from './rate-limit.ts';

export type Paper = { readonly title: string; readonly fileName: string; readonly sheets: readonly Sheet[] };

type SheetSpec<A extends Actor, I> = {
	readonly summary: string;
	readonly input: z.core.$ZodType<I>;
	readonly refusals: ErrorTable;
	/** Required, because rendering a document takes the time of many other responses. */
	readonly limit: RateRule;
	handle(context: Context<A>, input: I): Promise<Result<Paper, Failure>>;
};

const asFile = <A extends Actor, I>(spec: SheetSpec<A, I>) => ({
	...spec,
	method: 'GET' as const,
	output: z.unknown(),
	file: {
		mediaType: 'application/pdf',
		of: async ({ title, fileName, sheets }: Paper) => ({
			name: `${fileName}.pdf`,
			content: new Uint8Array(await drawSheets(title, sheets)),
		}),
	},
});

export const memberSheets = <I>(spec: SheetSpec<MemberActor, I>) => memberEndpoint(asFile(spec));
export const vendorSheets = <I>(spec: SheetSpec<VendorActor, I>) => vendorEndpoint(asFile(spec));
