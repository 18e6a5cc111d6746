import type { ComplaintView } from '#src/domains/operations/contract-complaints.ts';
import { complaintScreenWords as words } from '#src/messages/vi/complaint-screen.ts';
import {
	complaintPartyWords,
	complaintStateTones,
	complaintStateWords,
	complaintTopicWords,
} from '#src/messages/vi/operations.ts';
import { url } from '#src/routes.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { FollowComplaint } from './FollowComplaint.tsx';

type Props = { readonly of: ComplaintView; readonly onChanged: () => Promise<void> };

function nextOf({ state, answerBy, solveBy, answeredAt, closedAt }: ComplaintView): string {
	if (state === 'closed') return words.next.closed(closedAt ?? '');
	if (state === 'answered') return words.next.answered(solveBy);
	return words.next.open(answerBy, solveBy, answeredAt !== null);
}

/** One complaint: where it stands, by when what happens, and everything that was said. */
export function ComplaintCard({ of, onChanged }: Props) {
	const { id, number, topic, orderNumber, state } = of;
	return (
		<article className="card card-body complaint-card" aria-label={words.number(number)}>
			<p className="order-head">
				<strong>{words.number(number)}</strong>
				<span className={`badge badge-${complaintStateTones[state]}`}>{complaintStateWords[state]}</span>
			</p>
			<p className="order-soft">
				{complaintTopicWords[topic]}
				{orderNumber && (
					<>
						{' · '}
						<a className="link" href={url.order(orderNumber)}>
							{words.ofOrder(orderNumber)}
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
							{complaintPartyWords[word.party]} · <time dateTime={word.at}>{formatDateTime(new Date(word.at))}</time>
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
