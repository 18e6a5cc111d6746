import type { ComplaintView } from '#src/domains/operations/contract/complaints.ts';
import {
	complaintPartyMessages,
	complaintStateMessages,
	complaintStateTones,
	complaintTopicMessages,
	complaintScreenMessages as messages,
} from '#src/messages/vi/complaints.ts';
import { url } from '#src/routes.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { Badge } from '../ui/Badge.tsx';
import { FollowComplaint } from './FollowComplaint.tsx';

type Props = { readonly of: ComplaintView; readonly onChanged: () => Promise<void> };

function nextOf({ state, answerBy, solveBy, answeredAt, closedAt }: ComplaintView): string {
	if (state === 'closed') return messages.next.closed(closedAt ?? '');
	if (state === 'answered') return messages.next.answered(solveBy);
	return messages.next.open(answerBy, solveBy, answeredAt !== null);
}

export function ComplaintCard({ of, onChanged }: Props) {
	const { id, number, topic, orderNumber, state } = of;
	return (
		<article className="card card-body complaint-card" aria-label={messages.number(number)}>
			<p className="order-head">
				<strong>{messages.number(number)}</strong>
				<Badge tone={complaintStateTones[state]}>{complaintStateMessages[state]}</Badge>
			</p>
			<p className="order-soft">
				{complaintTopicMessages[topic]}
				{orderNumber && (
					<>
						{' · '}
						<a className="link" href={url.order(orderNumber)}>
							{messages.ofOrder(orderNumber)}
						</a>
					</>
				)}
			</p>
			<p>{nextOf(of)}</p>
			<ol className="complaint-words">
				{of.words.map((word) => (
					<li key={word.id} data-party={word.party}>
						<p className="complaint-said">{word.text}</p>
						<p className="order-soft">
							{complaintPartyMessages[word.party]} · <time dateTime={word.at}>{formatDateTime(new Date(word.at))}</time>
						</p>
					</li>
				))}
			</ol>
			{state !== 'closed' && (
				<div className="order-buttons">
					<FollowComplaint complaintId={id} isEnd={false} onDone={onChanged} />
					<FollowComplaint complaintId={id} isEnd onDone={onChanged} />
				</div>
			)}
		</article>
	);
}
