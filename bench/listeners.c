// Many readers of one stream in one process: how long after its stamp ("t":"<nanoseconds>") does each
// event reach each reader?
//   listeners PORT PATH READERS SECONDS [NAME]   says "connected" on stderr,
//   "settled" a moment later, listens for SECONDS and prints one line of JSON;
//   NAME is that of the field with the stamp, "t" by default
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { AT_ONCE = 1024, DIGITS = 19 };

static char mark[64];
static int mark_length;

// How far a reader is in a mark and the digits after it: reads may end anywhere.
struct reader {
  int fd;
  int matched;
  int digits;
  long long stamp;
};

static long long *delays;
static long long heard = 0, room = 1 << 20, closed = 0, measure_from;

static long long now_ns(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000000LL + t.tv_nsec;
}

static int ascending(const void *a, const void *b) {
  long long x = *(const long long *)a, y = *(const long long *)b;
  return (x > y) - (x < y);
}

static void note(long long stamp, long long at) {
  if (stamp < measure_from) return;
  if (heard == room) delays = realloc(delays, (room *= 2) * sizeof *delays);
  delays[heard++] = at - stamp;
}

static void scan(struct reader *reader, const char *text, ssize_t length, long long at) {
  for (ssize_t i = 0; i < length; i++) {
    char sign = text[i];
    if (reader->matched < mark_length) {
      reader->matched = sign == mark[reader->matched] ? reader->matched + 1 : sign == '"';
      reader->stamp = reader->digits = 0;
    } else if (sign >= '0' && sign <= '9') {
      reader->stamp = reader->stamp * 10 + sign - '0';
      if (++reader->digits == DIGITS) {
        note(reader->stamp, at);
        reader->matched = 0;
      }
    } else {
      reader->matched = 0;
    }
  }
}

static int connect_one(int port, const char *request) {
  int fd = socket(AF_INET, SOCK_STREAM, 0), one = 1;
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  if (fd < 0 || connect(fd, (struct sockaddr *)&address, sizeof address)) return perror("connect"), -1;
  setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  if (write(fd, request, strlen(request)) < 0) return perror("write"), -1;
  fcntl(fd, F_SETFL, O_NONBLOCK);
  return fd;
}

static void listen_until(int poll, struct reader *readers, long long end) {
  static char buffer[65536];
  struct epoll_event events[AT_ONCE];
  while (now_ns() < end) {
    int ready = epoll_wait(poll, events, AT_ONCE, 20);
    for (int i = 0; i < ready; i++) {
      struct reader *reader = &readers[events[i].data.u32];
      ssize_t length = read(reader->fd, buffer, sizeof buffer);
      if (length > 0) scan(reader, buffer, length, now_ns());
      else if (length == 0 || errno != EAGAIN) closed++, close(reader->fd);
    }
  }
}

int main(int count, char **words) {
  if (count < 5) return fprintf(stderr, "listeners PORT PATH READERS SECONDS\n"), 2;
  int port = atoi(words[1]), many = atoi(words[3]);
  mark_length = snprintf(mark, sizeof mark, "\"%s\":\"", count > 5 ? words[5] : "t");
  double seconds = atof(words[4]);
  struct rlimit files;
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
  char request[512];
  snprintf(request, sizeof request, "GET %s HTTP/1.1\r\nHost: bench\r\nAccept: text/event-stream\r\n\r\n", words[2]);
  delays = malloc(room * sizeof *delays);
  struct reader *readers = calloc(many, sizeof *readers);
  int poll = epoll_create1(0);
  measure_from = now_ns() + 3600000000000LL;
  for (int i = 0; i < many; i++) {
    readers[i].fd = connect_one(port, request);
    if (readers[i].fd < 0) return 1;
    struct epoll_event event = {.events = EPOLLIN, .data.u32 = i};
    epoll_ctl(poll, EPOLL_CTL_ADD, readers[i].fd, &event);
    if (i % 100 == 99) listen_until(poll, readers, now_ns() + 1000000);
  }
  fprintf(stderr, "connected\n");
  listen_until(poll, readers, now_ns() + 1500000000LL);
  fprintf(stderr, "settled\n");
  measure_from = now_ns();
  listen_until(poll, readers, measure_from + (long long)(seconds * 1e9));
  qsort(delays, heard, sizeof *delays, ascending);
#define AT(share) (heard ? delays[(long long)((heard - 1) * share)] / 1e6 : 0)
  printf("{\"heard\":%lld,\"closed\":%lld,\"p50\":%.2f,\"p99\":%.2f,\"max\":%.2f}\n", heard, closed, AT(.5), AT(.99), AT(1));
  return 0;
}
