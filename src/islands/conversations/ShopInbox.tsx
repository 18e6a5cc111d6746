import { inboxMessages as messages } from '#src/messages/vi/conversations/inbox.ts';
import { ShopGate } from '../vendor/ShopGate.tsx';
import { useStaffRight } from '../vendor/use-staff-right.ts';
import { Inbox } from './Inbox.tsx';

export const ShopInbox = () => (
	<ShopGate
		title={messages.visitorTitle}
		text={messages.visitorText}
		skeleton={<span className="skeleton chat-skeleton" aria-hidden="true" />}
	>
		<OwnInbox />
	</ShopGate>
);

const OwnInbox = () =>
	useStaffRight('voices.answer') ? <Inbox side="shop" /> : <p className="chat-obstacle">{messages.noRight}</p>;
