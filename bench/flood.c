// Requests one address of a server again and again.
//   flood PORT PATH PER_SECOND SECONDS FORWARDED_FOR METHOD [TOKEN]   sends so many requests a second, answered or
//   not; 0 a second means 32 at once, each as soon as the one before was answered. A request takes a
//   connection that waits for one, or a new one. Prints one line of JSON: how many requests were answered,
//   refused with 503, 429 or at the connection, and not answered within five seconds, with the slowest hundredth
//   of the former two in milliseconds, its own processor time in seconds, and how many of the answers came before the
//   seconds were over: those that are still under way then belong to no second.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { PATIENCE = 5, AT_ONCE = 32, EVENTS = 1024, HEAD = 2048, MOST = 65536 };

// `asked` numbers the request under way, 0 for none; `left` counts what is missing of a body, -1 while the
// head is read and -2 when the body ends with an empty chunk.
struct connection {
  long asked, left;
  double began;
  int length, refuses, closes;
  char head[HEAD], end[5];
};

struct deadline { int fd; long asked; };

static struct connection *connections[MOST];
static int idle[MOST], idle_count = 0, poll_fd, port, under_way = 0;
static char request[4096];
static int request_length;
static struct deadline *deadlines;
static double *answered, *refused;
static double end;
static long answered_count = 0, in_time = 0, refused_count = 0, late = 0, asked_count = 0, first_deadline = 0, most;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec / 1e9;
}

static void drop(int fd) {
  free(connections[fd]);
  connections[fd] = NULL;
  close(fd);
}

static void end_request(int fd, int is_refused) {
  struct connection *one = connections[fd];
  double at = now(), waited = (at - one->began) * 1e3;
  if (is_refused) refused[refused_count++] = waited;
  else answered[answered_count++] = waited, in_time += at < end;
  one->asked = 0;
  under_way--;
}

static void lose(int fd) {
  if (connections[fd]->asked) end_request(fd, 1);
  else for (int i = 0; i < idle_count; i++) if (idle[i] == fd) idle[i] = idle[--idle_count];
  drop(fd);
}

static int open_one(void) {
  static unsigned turn = 0;
  int fd = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0), one = 1;
  if (fd < 0 || fd >= MOST) return perror("socket"), exit(1), -1;
  struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  // From many addresses: one alone runs out of ports, for those of closed connections rest a minute.
  struct sockaddr_in from = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK + 1 + turn++ % 64)};
  setsockopt(fd, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &one, sizeof one);
  setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  if (bind(fd, (struct sockaddr *)&from, sizeof from)) perror("bind"), exit(1);
  connect(fd, (struct sockaddr *)&to, sizeof to);
  connections[fd] = calloc(1, sizeof(struct connection));
  return fd;
}

static void say(int fd) {
  if (write(fd, request, request_length) != request_length) lose(fd);
}

static void ask(void) {
  int is_new = idle_count == 0;
  int fd = is_new ? open_one() : idle[--idle_count];
  struct connection *one = connections[fd];
  one->asked = ++asked_count;
  one->began = now();
  one->left = -1, one->length = 0;
  deadlines[(one->asked - 1) % most] = (struct deadline){fd, one->asked};
  under_way++;
  struct epoll_event event = {.events = EPOLLIN | EPOLLOUT, .data.fd = fd};
  if (is_new) epoll_ctl(poll_fd, EPOLL_CTL_ADD, fd, &event);
  else say(fd);
}

static void give_up(void) {
  double before = now() - PATIENCE;
  for (; first_deadline < asked_count; first_deadline++) {
    struct deadline *next = &deadlines[first_deadline % most];
    struct connection *one = connections[next->fd];
    if (!one || one->asked != next->asked) continue;
    if (one->began > before) break;
    late++, under_way--;
    drop(next->fd);
  }
}

static void read_head(struct connection *one) {
  one->refuses = !strncmp(one->head, "HTTP/1.1 503", 12) || !strncmp(one->head, "HTTP/1.1 429", 12);
  one->closes = strcasestr(one->head, "\nconnection: close") != NULL;
  char *length = strcasestr(one->head, "\ncontent-length:");
  one->left = length ? atol(length + 16) : -2;
}

static int is_whole(struct connection *one, const char *text, long length) {
  if (one->left == -1) {
    long room = HEAD - 1 - one->length, kept = length < room ? length : room;
    memcpy(one->head + one->length, text, kept);
    one->length += kept;
    one->head[one->length] = 0;
    char *end = strstr(one->head, "\r\n\r\n");
    if (!end) return 0;
    long body = one->length - (end + 4 - one->head) + (length - kept);
    end[2] = 0;
    read_head(one);
    text += length - body, length = body;
  }
  if (one->left >= 0) return (one->left -= length) <= 0;
  for (long i = length > 5 ? length - 5 : 0; i < length; i++) {
    memmove(one->end, one->end + 1, 4);
    one->end[4] = text[i];
  }
  return !memcmp(one->end, "0\r\n\r\n", 5);
}

static void take(int fd) {
  static char buffer[262144];
  struct connection *one = connections[fd];
  long length = read(fd, buffer, sizeof buffer);
  if (length < 0 && errno == EAGAIN) return;
  if (length <= 0) return lose(fd);
  if (!one->asked || !is_whole(one, buffer, length)) return;
  end_request(fd, one->refuses);
  if (one->closes) drop(fd);
  else idle[idle_count++] = fd;
}

static void listen_once(int ms) {
  struct epoll_event events[EVENTS];
  int ready = epoll_wait(poll_fd, events, EVENTS, ms);
  for (int i = 0; i < ready; i++) {
    int fd = events[i].data.fd;
    if (connections[fd] && events[i].events & EPOLLOUT) {
      struct epoll_event event = {.events = EPOLLIN, .data.fd = fd};
      epoll_ctl(poll_fd, EPOLL_CTL_MOD, fd, &event);
      if (events[i].events & (EPOLLERR | EPOLLHUP)) lose(fd);
      else say(fd);
    }
    if (connections[fd] && events[i].events & (EPOLLIN | EPOLLERR | EPOLLHUP)) take(fd);
  }
  give_up();
}

static int by_size(const void *a, const void *b) {
  double difference = *(const double *)a - *(const double *)b;
  return (difference > 0) - (difference < 0);
}

static double slowest_hundredth(double *waits, long count) {
  qsort(waits, count, sizeof *waits, by_size);
  return count ? waits[count * 99 / 100] : PATIENCE * 1e3;
}

static void run(double rate, double seconds) {
  double began = now();
  end = began + seconds;
  for (double at = began; at < end; at = now()) {
    double due = (at - began) * rate;
    while (rate > 0 ? asked_count < due : under_way < AT_ONCE) ask();
    listen_once(rate > 0 ? 1 : 5);
  }
  while (under_way > 0) listen_once(5);
}

int main(int count, char **words) {
  if (count < 7) return fprintf(stderr, "flood PORT PATH PER_SECOND SECONDS FORWARDED_FOR METHOD [TOKEN]\n"), 2;
  double rate = atof(words[3]), seconds = atof(words[4]);
  int posts = !strcmp(words[6], "POST");
  char post_head[3072] = "";
  if (posts) snprintf(post_head, sizeof post_head, "authorization: Bearer %s\r\ncontent-length: 2\r\n",
                      count > 7 ? words[7] : "none");
  port = atoi(words[1]);
  request_length = snprintf(request, sizeof request,
      "%s %s HTTP/1.1\r\nhost: 127.0.0.1:%d\r\nx-forwarded-for: %s\r\n"
      "content-type: application/json\r\n%s\r\n%s",
      words[6], words[2], port, words[5], post_head, posts ? "{}" : "");
  signal(SIGPIPE, SIG_IGN);
  struct rlimit files;
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
  poll_fd = epoll_create1(0);
  most = rate > 0 ? rate * seconds + 2 : 100000 * seconds;
  deadlines = calloc(most, sizeof *deadlines);
  answered = calloc(most, sizeof *answered), refused = calloc(most, sizeof *refused);
  run(rate, seconds);
  struct rusage used;
  getrusage(RUSAGE_SELF, &used);
  printf("{\"answered\":%ld,\"refused\":%ld,\"late\":%ld,\"p99\":%.3f,\"refusedP99\":%.3f,\"own\":%.3f,\"inTime\":%ld}\n",
      answered_count, refused_count, late, slowest_hundredth(answered, answered_count),
      slowest_hundredth(refused, refused_count),
      used.ru_utime.tv_sec + used.ru_stime.tv_sec + (used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6,
      in_time);
  return 0;
}
