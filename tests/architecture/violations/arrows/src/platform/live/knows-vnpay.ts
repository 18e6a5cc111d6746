// violates: no-dev-dependency-in-src
import 'vnpay';
