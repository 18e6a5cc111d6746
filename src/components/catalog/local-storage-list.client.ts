type Reader = Pick<Storage, 'getItem'>;
type Writer = Pick<Storage, 'setItem'>;

export function localStorageList<Item>(key: string, most: number, isItem: (value: unknown) => value is Item) {
	const read = (storage: Reader): readonly Item[] => {
		try {
			const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
			return Array.isArray(stored) ? stored.filter(isItem).slice(0, most) : [];
		} catch {
			return [];
		}
	};
	return {
		read,
		write: (storage: Writer, items: readonly Item[]): void =>
			storage.setItem(key, JSON.stringify(items.slice(0, most))),
		forget: (storage: Pick<Storage, 'removeItem'>): void => storage.removeItem(key),
	};
}
