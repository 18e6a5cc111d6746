import x from 'icon:x';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { dialogMessages as messages } from '#src/messages/vi/ui.ts';
import { Icon } from './Icon.tsx';

type Props = {
	readonly title: string;
	readonly isOpen: boolean;
	/** On a phone the dialog opens as a bottom sheet. */
	readonly isSheet?: boolean;
	readonly onClose: () => void;
	readonly children: ReactNode;
	readonly foot?: ReactNode;
};

/** The native `<dialog>`: it traps the focus, closes on Escape and returns the focus. */
export function Dialog({ title, isOpen, isSheet = false, onClose, children, foot }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const titleId = useId();
	useEffect(() => {
		if (isOpen) dialog.current?.showModal();
		else dialog.current?.close();
	}, [isOpen]);
	return (
		<dialog
			className={isSheet ? 'dialog dialog-sheet' : 'dialog'}
			ref={dialog}
			aria-labelledby={titleId}
			onClose={onClose}
			onPointerDown={(event) => {
				if (event.target === dialog.current) onClose();
			}}
		>
			<div className="overlay-head">
				<h2 className="overlay-title" id={titleId}>
					{title}
				</h2>
				<button className="btn btn-quiet btn-icon" type="button" aria-label={messages.close} onClick={onClose}>
					<Icon shapes={x} />
				</button>
			</div>
			<div className="overlay-body">{children}</div>
			{foot && <div className="overlay-foot">{foot}</div>}
		</dialog>
	);
}
