import { type ApiResult, callApi } from '#src/browser/api.ts';
import { showFieldError, watchFields } from '#src/browser/field-errors.ts';
import type { StoredWish, WishlistView } from '#src/domains/wishlist/contract.ts';
import { wishActionMessages as messages } from '#src/messages/vi/wishlist.ts';
import { url } from '#src/routes.ts';

type Settle = (answer: ApiResult<unknown>, done?: string) => Promise<void>;
type Requested = { readonly act: string; readonly list: string; readonly item: string };

const ITEMS = '/api/wishlist/items';
const LISTS = '/api/wishlist/lists';
const CONFLICT = 409;
const DIALOG: Readonly<Record<string, string>> = { create: 'name', rename: 'name' };

export function openWishDialog(root: HTMLElement, button: HTMLButtonElement, item: string): void {
	const { act = '', list = '', name = '', note = '' } = button.dataset;
	const dialog = root.querySelector<HTMLDialogElement>(`[data-dialog="${DIALOG[act] ?? act}"]`);
	if (!dialog) return;
	Object.assign(dialog.dataset, { asks: act, list, item });
	const [title, field] = [
		dialog.querySelector('[data-title]'),
		dialog.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
	];
	if (title && act in DIALOG) title.textContent = act === 'create' ? messages.createTitle : messages.renameTitle;
	if (field) {
		field.value = act === 'note' ? note : name;
		field.setCustomValidity('');
		showFieldError(field, '');
	}
	const here = root.querySelector<HTMLElement>('[data-wish-screen]')?.dataset.list;
	for (const option of dialog.querySelectorAll('option')) option.disabled = option.value === here;
	const free = dialog.querySelector<HTMLOptionElement>('option:not(:disabled)');
	if (free) free.selected = true;
	dialog.showModal();
}

export function watchWishDialogs(root: HTMLElement, settle: Settle): void {
	for (const dialog of root.querySelectorAll<HTMLDialogElement>('[data-dialog]')) {
		watchFields(dialog);
		for (const button of dialog.querySelectorAll('[data-close]'))
			button.addEventListener('click', () => dialog.close());
		dialog.querySelector('form')?.addEventListener('submit', (event) => {
			event.preventDefault();
			void send(dialog, event.currentTarget as HTMLFormElement, settle);
		});
	}
}

async function send(dialog: HTMLDialogElement, form: HTMLFormElement, settle: Settle): Promise<void> {
	const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
	if (!button || button.ariaBusy === 'true') return;
	button.ariaBusy = 'true';
	const { asks: act = '', list = '', item = '' } = dialog.dataset;
	const fields = new FormData(form);
	const textOf = (name: string): string => String(fields.get(name) ?? '');
	const answer = await fetch({ act, list, item }, textOf);
	button.ariaBusy = null;
	if (!answer.ok) {
		const field = form.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
		const wrong = field ? answer.problem.fields[field.name] : undefined;
		const messages = wrong ?? (answer.problem.status === CONFLICT ? answer.problem.detail : '');
		if (!field || !messages) return settle(answer);
		showFieldError(field, messages);
		return field.focus();
	}
	dialog.close();
	if (act === 'create') return location.assign(url.wishlist({ list: (answer.value as WishlistView).id }));
	if (act === 'remove-list') return location.assign(url.wishlist());
	const movedTo = act === 'move' ? (answer.value as StoredWish).listName : null;
	await settle(answer, movedTo === null ? messages.saved : messages.moved(movedTo));
}

function fetch({ act, list, item }: Requested, textOf: (name: string) => string): Promise<ApiResult<unknown>> {
	if (act === 'create') return callApi('POST', LISTS, { body: { name: textOf('name') } });
	if (act === 'rename') return callApi('PATCH', `${LISTS}/${list}`, { body: { name: textOf('name') } });
	if (act === 'remove-list') return callApi('DELETE', `${LISTS}/${list}`);
	if (act === 'move') return callApi('PUT', `${ITEMS}/${item}/list`, { body: { listId: textOf('list') } });
	return callApi('PATCH', `${ITEMS}/${item}`, { body: { note: textOf('note') } });
}
