import { Button } from './Button.tsx';

type Props = {
	readonly no: string;
	readonly onNo: () => void;
	readonly yes: string;
	/** Absent when the button submits a form. */
	readonly onYes?: () => void;
	readonly form?: string;
	readonly isDangerous?: boolean | undefined;
	readonly isBusy: boolean;
};

export function DialogFoot({ no, onNo, yes, onYes, form, isDangerous = false, isBusy }: Props) {
	return (
		<>
			<Button kind="secondary" onClick={onNo}>
				{no}
			</Button>
			<Button
				kind={isDangerous ? 'danger' : 'primary'}
				type={form ? 'submit' : 'button'}
				form={form}
				isBusy={isBusy}
				onClick={onYes}
			>
				{yes}
			</Button>
		</>
	);
}
