import { Button } from './Button.tsx';

type Props = {
	readonly no: string;
	readonly onCancel: () => void;
	readonly yes: string;
	/** Absent when the button submits a form. */
	readonly onConfirm?: () => void;
	readonly form?: string;
	readonly isDangerous?: boolean | undefined;
	readonly isBusy: boolean;
};

export function DialogFoot({ no, onCancel, yes, onConfirm, form, isDangerous = false, isBusy }: Props) {
	return (
		<>
			<Button kind="secondary" onClick={onCancel}>
				{no}
			</Button>
			<Button
				kind={isDangerous ? 'danger' : 'primary'}
				type={form ? 'submit' : 'button'}
				form={form}
				isBusy={isBusy}
				onClick={onConfirm}
			>
				{yes}
			</Button>
		</>
	);
}
