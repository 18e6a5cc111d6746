// violates: browser-code-is-light
import 'pino';
