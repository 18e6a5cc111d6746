import { routeOf } from '#src/routes.ts';
import { encodePath } from '../edge/index.ts';

export function canonicalPath(path: string, isFile: (path: string) => boolean): string | null {
	const plain = path
		.replace(/\/index(\.html)?$/, '/')
		.replace(/\.html$/, '')
		.replace(/(?<=.)\/$/, '');
	if (plain === path || plain.startsWith('//')) return null;
	return isFile(plain) || routeOf(plain) ? encodePath(plain) : null;
}
