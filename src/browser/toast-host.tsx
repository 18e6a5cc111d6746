import 'react-toastify/ReactToastify.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import type { ToastAction, ToastKind } from '#src/browser/toast.ts';
import { toastMessages } from '#src/messages/vi/ui.ts';

const SHOWN_MS = 3000;
const MAX_AT_ONCE = 20;
const PHONE = '(max-width: 47.99rem)';

let mounted: HTMLElement | undefined;

export function showToast(kind: ToastKind, text: string, action?: ToastAction): void {
	mounted ??= mount();
	moveToTopLayer(mounted);
	// Repeating a text restarts the same toast.
	const toastId = `${kind}:${text}`;
	const isOver = toastMessages.signInNeeded.some((said) => said === text);
	const autoClose = isOver ? false : SHOWN_MS;
	const render = isOver ? <SignInAgain text={text} /> : action ? <WithAction text={text} action={action} /> : text;
	if (toast.isActive(toastId)) toast.update(toastId, { render, autoClose });
	else toast(render, { type: kind, toastId, autoClose, position: positionOf(action) });
}

const positionOf = (action: ToastAction | undefined) =>
	action?.isAtBottomOnPhone && matchMedia(PHONE).matches ? ('bottom-center' as const) : ('top-center' as const);

/** The header's link was rendered before the page's address last changed. */
function signInAt(): string {
	const made = document.querySelector<HTMLAnchorElement>('[data-return-here]');
	const to = new URL(made?.href ?? location.href);
	to.searchParams.set('returnUrl', location.pathname + location.search + location.hash);
	return to.href;
}

/** The toast closes with the click, so the action runs once. */
const WithAction = ({ text, action }: { readonly text: string; readonly action: ToastAction }) => (
	<>
		{text}{' '}
		<button className="toast-link" type="button" onClick={() => action.run()}>
			{action.label}
		</button>
	</>
);

/** Stays until closed, for slow readers; the link returns to this page. */
const SignInAgain = ({ text }: { readonly text: string }) => (
	<>
		{text}{' '}
		<a className="toast-link" href={signInAt()}>
			{toastMessages.signInAgain}
		</a>
	</>
);

/** A modal dialog covers every z-index, so the toasts re-enter the top layer above it. */
function moveToTopLayer(host: HTMLElement): void {
	if (!('popover' in host)) return;
	if (host.matches(':popover-open')) host.hidePopover();
	host.showPopover();
}

function mount(): HTMLElement {
	const host = document.createElement('div');
	host.className = 'toast-host';
	host.popover = 'manual';
	document.body.append(host);
	const container = (
		<ToastContainer
			position="top-center"
			autoClose={SHOWN_MS}
			limit={MAX_AT_ONCE}
			closeOnClick
			pauseOnHover
			draggable
			hideProgressBar={false}
			newestOnTop
			aria-label={toastMessages.region}
			closeButton={({ closeToast }) => (
				<button className="toast-close" type="button" aria-label={toastMessages.close} onClick={closeToast}>
					<span aria-hidden="true">×</span>
				</button>
			)}
		/>
	);
	// A toast sent before its container has rendered would be lost.
	flushSync(() => createRoot(host).render(container));
	return host;
}
