import { afterEach, expect, test, vi } from 'vitest';
import { builtPage, HTML, startTestHost } from '#tests/host.ts';

afterEach(() => vi.useRealTimers());

const atTime = (text: string): void => {
	if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'] });
	vi.setSystemTime(new Date(text));
};
const WEEK = '<meta name="chobiz-shown" content="2026-11-10T01:00:00.000Z/2026-11-17T01:00:00.000Z">';
const BUILT = {
	'404.html': builtPage('Page Not Found'),
	'tin-tuc/nghi-le.html': builtPage('Nghỉ lễ', WEEK),
	'tin-tuc/tra-gia.html': builtPage(
		'Trả giá',
		'<meta name="chobiz-shown" content="2026-11-12T01:00:00.000Z/"/><live-part name="more"><p>Khác</p></live-part>',
	),
};

test.each([
	['2026-11-10T00:59:59.999Z', 404],
	['2026-11-10T01:00:00.000Z', 200],
	['2026-11-17T00:59:59.999Z', 200],
	['2026-11-17T01:00:00.000Z', 410],
])('at %s a page with a publishing window of one week returns %i', async (now, status) => {
	const host = await startTestHost({ built: BUILT });
	atTime(now);
	const answer = await host.ask('/tin-tuc/nghi-le');
	expect(answer.status).toBe(status);
	expect(answer.body).toContain(status === 200 ? '<title>Ngh' : '<title>Page Not Found</title>');
	expect(answer.body).not.toContain('chobiz-shown');
});

test('a page cached during its publishing window returns 404 outside of it', async () => {
	const host = await startTestHost({
		built: BUILT,
		pages: () => ({ headers: { ...HTML, 'x-cache-tags': 'news' }, body: '<a>More</a>' }),
	});
	atTime('2026-11-11T00:00:00Z');
	expect((await host.ask('/tin-tuc/tra-gia')).status).toBe(404);
	atTime('2026-11-12T01:00:00Z');
	expect((await host.ask('/tin-tuc/tra-gia')).body).toContain('<a>More</a>');
	expect((await host.ask('/tin-tuc/tra-gia')).status).toBe(200);
	atTime('2026-11-01T00:00:00Z');
	expect((await host.ask('/tin-tuc/tra-gia')).status).toBe(404);
});

test('a live part is rendered again after its x-cache-until', async () => {
	let renders = 0;
	atTime('2026-11-13T00:00:00Z');
	const host = await startTestHost({
		built: BUILT,
		pages: ({ url }) => {
			if (url.startsWith('/fragments/more')) renders += 1;
			const headers = { ...HTML, 'x-cache-tags': 'news', 'x-cache-until': '2026-11-14T00:00:00.000Z' };
			return { headers, body: `<p>${renders}</p>` };
		},
	});
	await host.ask('/tin-tuc/tra-gia');
	expect((await host.ask('/tin-tuc/tra-gia')).body).toContain('<p>1</p>');
	atTime('2026-11-14T00:00:00Z');
	expect((await host.ask('/tin-tuc/tra-gia')).body).toContain('<p>2</p>');
});

test('startTestHost rejects a page with an invalid publishing window', async () => {
	const built = { 'tin-tuc/hong.html': builtPage('Hỏng', '<meta name="chobiz-shown" content="mai/">') };
	await expect(startTestHost({ built })).rejects.toThrow('no publishing window');
});
