import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { ListingStop } from '../contract/shop-status.ts';
import { listingStopsOf } from '../db/tables.ts';
import { type ListingStopRow, toListingStops } from '../rules/shop-status/listing-stops.ts';

/** Returns what stops new listings of an approved shop; an operator's block comes first. */
export const listListingStops = async (read: ReadDatabase, shopId: string): Promise<readonly ListingStop[]> =>
	toListingStops(await read.read<ListingStopRow>(listingStopsOf(shopId)));
