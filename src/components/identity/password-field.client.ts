import { passwordMessages } from '#src/messages/vi/identity.ts';

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-password]')) {
	const input = document.getElementById(button.dataset.password ?? '');
	if (!(input instanceof HTMLInputElement)) continue;
	button.hidden = false;
	button.addEventListener('click', () => {
		const isShown = input.type === 'text';
		input.type = isShown ? 'password' : 'text';
		const [short, long] = [...button.children];
		if (short) short.textContent = isShown ? passwordMessages.show : passwordMessages.hide;
		if (long) long.textContent = isShown ? passwordMessages.showPassword : passwordMessages.hidePassword;
		button.setAttribute('aria-pressed', String(!isShown));
	});
}
