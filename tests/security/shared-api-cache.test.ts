import { expect, test } from 'vitest';
import * as z from 'zod';
import { SHARED_API_ROUTES } from '#src/host/shared-api-cache.ts';
import { GET as listProducts } from '#src/pages/api/products/index.ts';
import { GET as suggest } from '#src/pages/api/search/suggestions.ts';

const ENDPOINTS = new Map([
	['/api/products', listProducts.spec],
	['/api/search/suggestions', suggest.spec],
]);

test('SHARED_API_ROUTES lists every endpoint with a shared cache', () => {
	expect([...ENDPOINTS.keys()].sort()).toEqual([...SHARED_API_ROUTES.keys()].sort());
});

test.each([...ENDPOINTS])(
	'%s: SHARED_API_ROUTES lists all query parameters and the limit, and the endpoint is public',
	(path, spec) => {
		const { query, limit } = SHARED_API_ROUTES.get(path) ?? {};
		const { properties = {} } = z.toJSONSchema(spec.input ?? z.object({}), { io: 'input' });
		expect([...(query ?? [])].sort()).toEqual(Object.keys(properties).sort());
		expect(spec.limit).toEqual(limit);
		expect(spec.limit?.by).toBe('ip');
		expect(spec.audience).toBe('public');
		expect(spec.kept).toBeDefined();
	},
);
