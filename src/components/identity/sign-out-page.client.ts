import { fetchCurrentUser, signOut } from '#src/browser/session.ts';

const find = (name: string) => document.querySelector<HTMLElement>(`[data-sign-out-${name}]`);
const button = find('button');

button?.addEventListener('click', async () => {
	button.ariaBusy = 'true';
	await signOut();
	button.ariaBusy = 'false';
});

const who = await fetchCurrentUser();
if (who.ok && !who.value.isLoggedIn) {
	for (const name of ['member', 'button']) find(name)?.toggleAttribute('hidden', true);
	find('visitor')?.toggleAttribute('hidden', false);
}
