import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type IconSet = {
	readonly icons: Readonly<Record<string, { readonly body: string }>>;
	readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
};
type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const PREFIX = 'icon:';
const RESOLVED_PREFIX = '\0icon:';
const INHERITED = new Set(['fill', 'stroke', 'stroke-linecap', 'stroke-linejoin', 'stroke-width']);

export function shapesOf(body: string): readonly Shape[] {
	return [...body.matchAll(/<([a-z]+)\s([^>]*?)\/?>/g)]
		.filter(([, tag]) => tag !== 'g')
		.map(([, tag = '', text = '']) => [tag, attributesOf(text)]);
}

function attributesOf(text: string): Record<string, string> {
	const pairs = [...text.matchAll(/([a-z0-9-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]);
	return Object.fromEntries(pairs.filter(([name]) => !INHERITED.has(name ?? '')));
}

/**
 * Resolves `import cart from 'icon:shopping-cart'` to the shapes of one Lucide icon, so that only used icons are
 * bundled.
 */
export function icons() {
	const path = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json');
	let set: IconSet | undefined;
	return {
		name: 'chobiz-icons',
		enforce: 'pre' as const,
		resolveId: (id: string) => (id.startsWith(PREFIX) ? RESOLVED_PREFIX + id.slice(PREFIX.length) : undefined),
		load(id: string) {
			if (!id.startsWith(RESOLVED_PREFIX)) return undefined;
			set ??= JSON.parse(readFileSync(path, 'utf8')) as IconSet;
			const name = id.slice(RESOLVED_PREFIX.length);
			const icon = set.icons[set.aliases?.[name]?.parent ?? name];
			if (!icon) throw new Error(`Lucide has no icon '${name}'`);
			return `export default ${JSON.stringify(shapesOf(icon.body))};`;
		},
	};
}
