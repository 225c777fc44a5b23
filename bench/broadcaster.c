// The limit that streams are measured against: what a process must do to hand one buffer to many
// sockets, and nothing else. epoll, one write a client, the same bytes as the server writes.
//   broadcaster EVENTS_PER_SECOND   prints its port, then serves until it is ended
#define _GNU_SOURCE
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

enum { MOST_CLIENTS = 200000, AT_ONCE = 512 };

static const char head[] =
    "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-cache\r\n\r\n";
static int clients[MOST_CLIENTS];
static int connected = 0;

static long long now_ns(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000000LL + t.tv_nsec;
}

static void watch(int poll, int fd) {
  struct epoll_event event = {.events = EPOLLIN, .data.fd = fd};
  epoll_ctl(poll, EPOLL_CTL_ADD, fd, &event);
}

static void welcome(int poll, int listener) {
  int fd = accept4(listener, NULL, NULL, SOCK_NONBLOCK);
  if (fd < 0) return;
  int one = 1;
  setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  watch(poll, fd);
  clients[connected++] = fd;
  if (write(fd, head, sizeof head - 1) < 0) perror("write");
}

static void read_or_part(int fd) {
  char buffer[4096];
  if (read(fd, buffer, sizeof buffer) > 0) return;
  for (int i = 0; i < connected; i++) {
    if (clients[i] != fd) continue;
    clients[i] = clients[--connected];
    break;
  }
  close(fd);
}

static void broadcast(long long seq) {
  char frame[512];
  int length = snprintf(frame, sizeof frame,
      "id: %lld\ndata: {\"t\":\"%019lld\",\"type\":\"ball-bowled\",\"innings\":2,\"over\":\"17.4\","
      "\"runs\":4,\"score\":\"163/5\",\"striker\":[1234,45,30],\"other\":[2345,12,9],\"bowler\":[3456,28,2]}\n\n",
      seq, now_ns());
  for (int i = 0; i < connected; i++) {
    if (write(clients[i], frame, length) < 0) continue;
  }
}

static int listen_anywhere(void) {
  int fd = socket(AF_INET, SOCK_STREAM, 0);
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  socklen_t size = sizeof address;
  if (bind(fd, (struct sockaddr *)&address, size) || listen(fd, 4096)) exit(1);
  getsockname(fd, (struct sockaddr *)&address, &size);
  printf("%d\n", ntohs(address.sin_port));
  fflush(stdout);
  return fd;
}

int main(int count, char **words) {
  double rate = count > 1 ? atof(words[1]) : 1;
  signal(SIGPIPE, SIG_IGN);
  struct rlimit files;
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
  int listener = listen_anywhere();
  int poll = epoll_create1(0);
  watch(poll, listener);
  long long next = now_ns() + 1000000000LL;
  for (long long seq = 1;;) {
    struct epoll_event events[AT_ONCE];
    long long wait = (next - now_ns()) / 1000000;
    int ready = epoll_wait(poll, events, AT_ONCE, wait < 0 ? 0 : (int)wait);
    for (int i = 0; i < ready; i++) {
      if (events[i].data.fd == listener) welcome(poll, listener);
      else read_or_part(events[i].data.fd);
    }
    if (now_ns() < next) continue;
    next += (long long)(1e9 / rate);
    broadcast(seq++);
  }
}
