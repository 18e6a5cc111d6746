import check from 'icon:circle-check';
import type { ApplicationView, AskedField, Question } from '#src/domains/vendors/contract-application.ts';
import { askedFieldWords, applyWords as words } from '#src/messages/vi/application-screen.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Icon } from '../../ui/Icon.tsx';

type Props = {
	readonly view: ApplicationView;
	readonly questions: readonly Question[];
	readonly onGo: (field: AskedField) => void;
};

/** What the office wants to know: each question leads to its field, and is ticked off once something else stands there. */
export function AskedPart({ view, questions, onGo }: Props) {
	return (
		<Alert kind="warning" title={words.askedTitle}>
			<p>{words.askedText(view.roundsLeft)}</p>
			{questions.length === 0 && <p className="return-said">{view.stateReason}</p>}
			<ul className="apply-asked">
				{questions.map(({ field, text, isAnswered }) => (
					<li key={`${field} ${text}`}>
						<button type="button" className="btn btn-quiet" onClick={() => onGo(field)}>
							{askedFieldWords[field]}
						</button>
						<span className="return-said">{text}</span>
						{isAnswered && (
							<span className="apply-answered">
								<Icon shapes={check} size={16} /> {words.answered}
							</span>
						)}
					</li>
				))}
			</ul>
		</Alert>
	);
}
