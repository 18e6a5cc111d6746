import { Button } from './Button.tsx';

type Props = {
	readonly no: string;
	readonly onNo: () => void;
	readonly yes: string;
	/** Absent when the button sends a form. */
	readonly onYes?: () => void;
	/** The form that the button sends. */
	readonly form?: string;
	readonly isDangerous?: boolean | undefined;
	readonly isBusy: boolean;
};

/** The two buttons under a question: the way back, then the one that does it. */
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
