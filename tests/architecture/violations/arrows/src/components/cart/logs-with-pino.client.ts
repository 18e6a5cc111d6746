// violates: browser-packages-allow-list
import 'pino';
