import type { AstroIntegration } from 'astro';
import { PAGE_ROUTES } from '../../src/routes.ts';

const ERROR_SCREENS: Readonly<Record<string, boolean>> = { '/404': true, '/500': false };

export function routePath(file: string): string | null {
	const [, inside] = file.replaceAll('\\', '/').match(/(?:^|\/)src\/pages(\/[^?]+\.\w+)$/) ?? [];
	if (!inside || file.includes('node_modules')) return null;
	return inside.replace(/\.\w+$/, '').replace(/\/index$/, '') || '/';
}

/** Returns null when the file itself decides. Throws for a page without a guard. */
export function isPrerendered(file: string): boolean | null {
	const path = routePath(file);
	if (path === null) return null;
	const errorScreen = ERROR_SCREENS[path];
	if (errorScreen !== undefined) return errorScreen;
	const listed = PAGE_ROUTES.find((route) => route.path === path);
	if (listed) return listed.delivery === 'prerendered';
	if (path.startsWith('/api/')) return false;
	if (file.endsWith('.astro'))
		throw new Error(`${file}: '${path}' stands in no line of the guard table in src/routes.ts`);
	return null;
}

/** Derives `prerender` from the guard table, so that a guarded page cannot be pre-rendered by mistake. */
export const delivery = (): AstroIntegration => ({
	name: 'chobiz-delivery',
	hooks: {
		'astro:route:setup': ({ route }) => {
			const decided = isPrerendered(route.component);
			if (decided !== null) route.prerender = decided;
		},
	},
});
