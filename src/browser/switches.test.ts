import { expect, test, vi } from 'vitest';
import { createSwitches } from './switches.ts';

function slowServer() {
	const waiting: ((ok: boolean) => void)[] = [];
	const heard: boolean[] = [];
	const request = (isOn: boolean) => ({
		isOn,
		send: () => {
			heard.push(isOn);
			return new Promise<{ ok: boolean }>((resolve) => waiting.push((ok) => resolve({ ok })));
		},
	});
	const answer = async (ok = true) => {
		waiting.shift()?.(ok);
		await new Promise((resolve) => setTimeout(resolve));
	};
	return { wish: request, heard, answer };
}

test('a toggle clicked during its request sends the last state afterwards', async () => {
	const { wish: request, heard, answer } = slowServer();
	const switches = createSwitches<{ ok: boolean }>();
	const first = switches.press('chén', request(true));
	expect(await switches.press('chén', request(false))).toBeNull();
	expect(heard).toEqual([true]);
	await answer();
	expect(heard).toEqual([true, false]);
	await answer();
	expect(await first).toEqual({ answer: { ok: true }, isOn: false });
});

test('toggling on, off and on again during a request sends one request', async () => {
	const { wish: request, heard, answer } = slowServer();
	const switches = createSwitches<{ ok: boolean }>();
	const first = switches.press('chén', request(true));
	await switches.press('chén', request(false));
	await switches.press('chén', request(true));
	await answer();
	expect(await first).toMatchObject({ isOn: true });
	expect(heard).toEqual([true]);
});

test('a failed request ends the toggle, and the next click sends a request', async () => {
	const { wish: request, heard, answer } = slowServer();
	const switches = createSwitches<{ ok: boolean }>();
	const first = switches.press('chén', request(true));
	await switches.press('chén', request(false));
	await answer(false);
	expect(await first).toEqual({ answer: { ok: false }, isOn: true });
	void switches.press('chén', request(true));
	expect(heard).toEqual([true, true]);
});

test('leaving the page during a request sends the last state of the toggle', async () => {
	const page = new EventTarget();
	vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
	const { wish: request, heard, answer } = slowServer();
	const switches = createSwitches<{ ok: boolean }>();
	void switches.press('chén', request(true));
	void switches.press('bát', request(true));
	void switches.press('chén', request(false));
	page.dispatchEvent(new Event('pagehide'));
	expect(heard).toEqual([true, true, false]);
	await answer();
	expect(heard.at(-1)).toBe(false);
	vi.unstubAllGlobals();
});

test('toggles of different keys send in parallel, and wasPressed returns true only for clicked keys', () => {
	const { wish: request, heard } = slowServer();
	const switches = createSwitches<{ ok: boolean }>();
	void switches.press('chén', request(true));
	void switches.press('bát', request(true));
	expect(heard).toEqual([true, true]);
	expect(['chén', 'bát', 'đĩa'].map(switches.wasPressed)).toEqual([true, true, false]);
});
