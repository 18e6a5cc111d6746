import { localStorageList } from '#src/components/catalog/local-storage-list.client.ts';

/** Contains no price, because a stored one would be outdated. */
export type SeenProduct = {
	readonly id: string;
	readonly slug: string;
	readonly name: string;
	readonly hash: string;
};
const STORED_MAX = 13;
const TEXT_MAX = 200;

const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= TEXT_MAX;
const isSeen = (value: unknown): value is SeenProduct => {
	if (typeof value !== 'object' || value === null) return false;
	const { id, slug, name, hash } = value as Partial<SeenProduct>;
	return (
		[id, slug, name].every((text) => isShort(text) && text !== '') &&
		typeof hash === 'string' &&
		/^[0-9a-f]*$/.test(hash)
	);
};

const seen = localStorageList('chobiz-seen', STORED_MAX, isSeen);
export const seenProducts = seen.read;
export const clearRecentProducts = seen.forget;

export function rememberSeen(storage: Pick<Storage, 'getItem' | 'setItem'>, product: SeenProduct): void {
	seen.write(storage, [product, ...seen.read(storage).filter(({ id }) => id !== product.id)]);
}
