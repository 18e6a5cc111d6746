import type { ListingStop } from '../../contract/shop-status.ts';

export type ListingStopRow = Omit<ListingStop, 'until'> & { readonly until: string | null };

export const toListingStops = (rows: readonly ListingStopRow[]): ListingStop[] =>
	rows.map(({ until, ...stop }) => ({ ...stop, until: until && new Date(until).toISOString() }));
