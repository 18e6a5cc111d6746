import type { AstroIntegration } from 'astro';
import { PAGE_ROUTES } from '../../src/routes.ts';

const PAGES_FOLDER = 'src/pages';
const ERROR_SCREENS: Readonly<Record<string, boolean>> = { '/404': true, '/500': false };

/** Whether the file's page is made at build time; `null` = the file says so itself. Throws for a page without a guard. */
export function isPrerendered(file: string): boolean | null {
	if (!file.startsWith(`${PAGES_FOLDER}/`)) return null;
	const path =
		file
			.slice(PAGES_FOLDER.length)
			.replace(/\.\w+$/, '')
			.replace(/\/index$/, '') || '/';
	const errorScreen = ERROR_SCREENS[path];
	if (errorScreen !== undefined) return errorScreen;
	const listed = PAGE_ROUTES.find((route) => route.path === path);
	if (listed) return listed.delivery === 'prerendered';
	if (path.startsWith('/api/')) return false;
	if (file.endsWith('.astro'))
		throw new Error(`${file}: '${path}' stands in no line of the guard table in src/routes.ts`);
	return null;
}

/** The guard table decides how every page is delivered: a guarded page cannot be pre-rendered by mistake. */
export const delivery = (): AstroIntegration => ({
	name: 'chobiz-delivery',
	hooks: {
		'astro:route:setup': ({ route }) => {
			const decided = isPrerendered(route.component);
			if (decided !== null) route.prerender = decided;
		},
	},
});
