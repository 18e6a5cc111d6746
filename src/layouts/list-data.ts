import type { ItemList } from 'schema-dts';

type Listed = { readonly path: string; readonly name: string };

/** Returns one page as a schema.org list; `before` is the number of items on earlier pages. */
export function listData(siteUrl: string, items: readonly Listed[], before = 0): Exclude<ItemList, string> {
	return {
		'@type': 'ItemList',
		numberOfItems: items.length,
		itemListElement: items.map(({ path, name }, index) => ({
			'@type': 'ListItem',
			position: before + index + 1,
			name,
			url: new URL(path, siteUrl).href,
		})),
	};
}
