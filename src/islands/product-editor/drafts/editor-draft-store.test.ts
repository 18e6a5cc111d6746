import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BLANK_FORM } from '#src/domains/product-editing/rules/editor-form.ts';
import { deviceDraft, laterOf, putDraft, saveOnDevice, serverDraft } from './editor-draft-store.ts';

const NOW = '2026-11-23T04:00:00.000Z';
const server: { now: string; draft: object | null } = { now: NOW, draft: null };
const stored = new Map<string, string>();

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, messages: string) => stored.set(key, messages),
	});
	vi.stubGlobal('sessionStorage', { getItem: () => null, removeItem: () => undefined });
	vi.stubGlobal('location', { pathname: '/' });
	vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
		if (path.endsWith('/me')) return Response.json({ isLoggedIn: true, customerId: 'c', vendorData: { id: 's' } });
		if (method === 'PUT') server.draft = { ...JSON.parse(String(body)), savedAt: server.now };
		return Response.json({ draft: server.draft, now: server.now });
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

const place = { draftId: 'd' };
const named = (name: string) => ({ ...BLANK_FORM, name });

test.each(['2020-01-01T00:00:00Z', '2031-01-01T00:00:00Z'])(
	"the latest draft of device and server wins, even if the phone's clock shows %s",
	async (phone) => {
		vi.setSystemTime(new Date(phone));
		server.now = NOW;
		await deviceDraft(place);
		await serverDraft(place);
		saveOnDevice(place, named('here, before'), 1);
		server.now = '2026-11-23T04:00:05.000Z';
		await putDraft(place, named('kept by the server, later'), 1);
		const found = async () => laterOf(await serverDraft(place), await deviceDraft(place))?.form.name;
		expect(await found()).toBe('kept by the server, later');
		vi.advanceTimersByTime(1000);
		saveOnDevice(place, named('here, last of all'), 1);
		expect(await found()).toBe('here, last of all');
	},
);
