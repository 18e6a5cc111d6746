import { type ApiResult, callApi } from '#src/browser/api.ts';
import { requireSignIn, savePendingAction, takePendingAction } from '#src/browser/pending-action.ts';
import { fetchCurrentUser } from '#src/browser/session.ts';
import { createSwitches } from '#src/browser/switches.ts';
import { toast } from '#src/browser/toast.ts';
import type { Following } from '#src/domains/vendors/contract/shop.ts';
import { formatCount } from '#src/shared/text/amount-text.ts';

const switches = createSwitches<ApiResult<Following>>();
const STORED = 'follow';

/** A visitor signs in first; the action is stored until then. */
export function watchFollowing(): void {
	const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-follow]')];
	for (const button of buttons) {
		button.dataset.live = '';
		button.addEventListener('click', () => void press(button));
	}
	const [only] = buttons;
	if (buttons.length === 1 && only) void showOwn(only);
}

const pathOf = (button: HTMLButtonElement): string => `/api/shops/${button.dataset.follow}/follow`;
const isOn = (button: HTMLButtonElement): boolean => button.dataset.following === 'true';

/** The page is cached for all users, so the follow state loads separately; runs a stored action afterwards. */
async function showOwn(button: HTMLButtonElement): Promise<void> {
	const who = await fetchCurrentUser();
	if (!who.ok || !who.value.isLoggedIn) return;
	if (takePendingAction(STORED) === button.dataset.follow) return set(button, true);
	if (button.dataset.following !== undefined) return;
	const answer = await callApi<Following>('GET', pathOf(button));
	if (answer.ok) show(button, answer.value);
}

async function press(button: HTMLButtonElement): Promise<void> {
	if (await requireSignIn(() => savePendingAction(STORED, button.dataset.follow ?? '')))
		await set(button, !isOn(button));
}

/** Updates optimistically and reverts on failure; the last of several clicks wins. */
async function set(button: HTMLButtonElement, isFollowing: boolean): Promise<void> {
	show(button, { isFollowing });
	const path = pathOf(button);
	const send = () => callApi<Following>('PUT', path, { body: { isFollowing } });
	const done = await switches.press(path, { isOn: isFollowing, send });
	if (!done) return;
	const { answer, isOn: wasOn } = done;
	show(button, answer.ok ? answer.value : { isFollowing: !wasOn });
	const { followed = '', left = '' } = button.dataset;
	if (!answer.ok) void toast('error', answer.problem.detail);
	else void toast('success', wasOn ? followed : left);
}

function show(button: HTMLButtonElement, { isFollowing, followers }: Partial<Following>): void {
	button.dataset.following = String(isFollowing);
	const count = document.querySelector('[data-followers]');
	if (count && followers !== undefined) count.textContent = formatCount(followers);
}
