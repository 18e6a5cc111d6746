import { type ApiResult, callApi } from '#src/browser/api.ts';
import { requireSignIn, savePendingAction, takePendingAction } from '#src/browser/pending-action.ts';
import { fetchCurrentUser } from '#src/browser/session.ts';
import { createSwitches } from '#src/browser/switches.ts';
import { toast } from '#src/browser/toast.ts';
import { wishActionMessages as messages } from '#src/messages/vi/wishlist.ts';
import { HEARTS_MAX } from '#src/shared/limits/wishlist-limits.ts';

const CARDS = 'article[data-product]';
const HEARTS = '[data-heart]';
const HEARTS_PATH = '/api/wishlist/hearts';
const STORED = 'heart';
const SVG = 'http://www.w3.org/2000/svg';
const SHAPE =
	'M2 9.5a5.5 5.5 0 0 1 9.6-3.7.6.6 0 0 0 .8 0A5.5 5.5 0 0 1 22 9.5c0 2.3-1.5 4-3 5.5l-5.5 5.3a2 2 0 0 1-3 0L5 15c-1.5-1.5-3-3.2-3-5.5';

let isMember = false;
const wished = new Set<string>();
const asked = new Set<string>();
const switches = createSwitches<ApiResult<unknown>>();

export async function showHearts(): Promise<void> {
	dress();
	new MutationObserver(() => void showHeartStates()).observe(document.body, { childList: true, subtree: true });
	const who = await fetchCurrentUser();
	isMember = who.ok && who.value.isLoggedIn;
	if (!isMember) return;
	await saveWish();
	await showHeartStates();
}

function dress(): void {
	for (const card of document.querySelectorAll<HTMLElement>(CARDS)) {
		if (card.querySelector(HEARTS)) continue;
		const name = card.querySelector('.product-card-name')?.textContent?.trim() ?? '';
		const heart = document.createElement('button');
		Object.assign(heart, { type: 'button', className: 'heart', ariaLabel: messages.heart(name), ariaPressed: 'false' });
		heart.dataset.heart = card.dataset.product ?? '';
		heart.append(drawing());
		card.append(heart);
	}
}

function drawing(): SVGElement {
	const [svg, path] = [document.createElementNS(SVG, 'svg'), document.createElementNS(SVG, 'path')];
	const look = { viewBox: '0 0 24 24', width: '20', height: '20', fill: 'none', stroke: 'currentColor' };
	for (const [name, value] of Object.entries(look)) svg.setAttribute(name, value);
	svg.setAttribute('stroke-width', '2');
	svg.setAttribute('aria-hidden', 'true');
	path.setAttribute('d', SHAPE);
	svg.append(path);
	return svg;
}

async function showHeartStates(): Promise<void> {
	dress();
	const hearts = [...document.querySelectorAll<HTMLElement>(HEARTS)];
	const ids = [...new Set(hearts.map(({ dataset }) => dataset.heart ?? ''))].filter((id) => id && !asked.has(id));
	if (isMember && ids.length > 0) {
		const next = ids.slice(0, HEARTS_MAX);
		for (const id of next) asked.add(id);
		const answer = await callApi<{ productIds: readonly string[] }>('GET', `${HEARTS_PATH}?ids=${next.join(',')}`);
		const found = answer.ok ? answer.value.productIds : [];
		for (const id of found) if (!switches.wasPressed(id)) wished.add(id);
		if (ids.length > HEARTS_MAX) return showHeartStates();
	}
	paint();
}

function paint(): void {
	for (const heart of document.querySelectorAll<HTMLElement>(HEARTS)) {
		const pressed = String(wished.has(heart.dataset.heart ?? ''));
		if (heart.getAttribute('aria-pressed') === pressed) continue;
		heart.setAttribute('aria-pressed', pressed);
		const text = heart.querySelector('[data-heart-text]');
		if (text) text.textContent = pressed === 'true' ? messages.wished : messages.wish;
	}
}

/** Updates optimistically and reverts on failure. A visitor signs in first, and the wish is saved afterwards. */
export async function pressHeart(heart: HTMLElement): Promise<void> {
	const { heart: productId = '', variantId = '' } = heart.dataset;
	if (await requireSignIn(() => savePendingAction(STORED, `${productId} ${variantId}`)))
		await wish(productId, variantId, !wished.has(productId));
}

async function wish(productId: string, variantId: string, isWished: boolean): Promise<void> {
	asked.add(productId);
	mark(productId, isWished);
	const body = { isWished, variantId: variantId === '' ? null : variantId };
	const send = () => callApi('PUT', `${HEARTS_PATH}/${productId}`, { body });
	const end = await switches.press(productId, { isOn: isWished, send });
	if (!end) return;
	if (end.answer.ok) return void toast('success', end.isOn ? messages.heartOn : messages.heartOff);
	mark(productId, !end.isOn);
	void toast('error', end.answer.problem.detail);
}

function mark(productId: string, isWished: boolean): void {
	if (isWished) wished.add(productId);
	else wished.delete(productId);
	paint();
}

async function saveWish(): Promise<void> {
	const [productId, variantId = ''] = takePendingAction(STORED)?.split(' ') ?? [];
	if (productId) await wish(productId, variantId, true);
}
