import * as z from 'zod/mini';
import type { SuspensionView } from './appeal.ts';
import type { ShopHealthView } from './health.ts';
import type { SanctionView } from './sanction.ts';
import type { ShopState } from './shop.ts';

export type OwnShopStatus = {
	readonly slug: string | null;
	readonly name: string;
	readonly state: ShopState;
	readonly stateReason: string;
	readonly isListingCapped: boolean;
	readonly suspension: SuspensionView | null;
	readonly sanctions: readonly SanctionView[];
	readonly health: ShopHealthView;
};

export const ListingStop = z.object({
	kind: z.enum(['blocked', 'owing', 'served']),
	reason: z.string(),
	until: z.nullable(z.iso.datetime()),
});
export type ListingStop = z.infer<typeof ListingStop>;
