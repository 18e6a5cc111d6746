import check from 'icon:circle-check';
import type { ApplicationView, Question, RequestedField } from '#src/domains/vendors/contract/application.ts';
import { applyMessages as messages, requestedFieldMessages } from '#src/messages/vi/vendor/vendor-application.ts';
import { Alert } from '../ui/Alert.tsx';
import { Icon } from '../ui/Icon.tsx';

type Props = {
	readonly view: ApplicationView;
	readonly questions: readonly Question[];
	readonly onGo: (field: RequestedField) => void;
};

export function RequestedChanges({ view, questions, onGo }: Props) {
	return (
		<Alert kind="warning" title={messages.requestedTitle}>
			<p>{messages.requestedText(view.roundsLeft)}</p>
			{questions.length === 0 && <p className="return-said">{view.stateReason}</p>}
			<ul className="apply-asked">
				{questions.map(({ field, text, isAnswered }) => (
					<li key={`${field} ${text}`}>
						<button type="button" className="btn btn-quiet" onClick={() => onGo(field)}>
							{requestedFieldMessages[field]}
						</button>
						<span className="return-said">{text}</span>
						{isAnswered && (
							<span className="apply-answered">
								<Icon shapes={check} size={16} /> {messages.answered}
							</span>
						)}
					</li>
				))}
			</ul>
		</Alert>
	);
}
