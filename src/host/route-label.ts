import { routeOf } from '#src/routes.ts';

const API_AREA = /^\/api\/([a-z][a-z-]{0,30})(\/|$)/;

export function routeLabel(path: string, status: number): string {
	if (status === 404) return 'not found';
	const area = API_AREA.exec(path)?.[1];
	if (area) return `/api/${area}`;
	return routeOf(path)?.path ?? 'other';
}

export function loggedPath(path: string): string {
	const page = routeOf(path)?.path;
	return page?.includes('[token]') ? page : path;
}
