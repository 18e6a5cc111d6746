import circleAlert from 'icon:circle-alert';
import { Icon } from '../Icon.tsx';

type Props = {
	readonly id: string;
	/** The live region exists before the text, so that screen readers announce it. */
	readonly words: string | undefined;
};

export function FieldError({ id, words: messages }: Props) {
	return (
		<div aria-live="polite">
			{messages && (
				<p className="field-error" id={id}>
					<Icon shapes={circleAlert} size={18} />
					<span className="field-error-words">{messages}</span>
				</p>
			)}
		</div>
	);
}
