// Readers of one stream who all drop at once and come back, each from where it was.
//   storm PORT PATH READERS   reads for a second, drops, returns, reads until everybody has what it
//   missed, and prints one line of JSON. `gaps`, `twice` and `resyncs` count entries that did not
//   follow the one before; `closed` connections that the server ended.
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

enum { AT_ONCE = 1024, LINE = 24 };

// `last` is the entry read last to its end, `pending` the one whose frame has not ended yet.
struct reader {
  int fd;
  int length;
  long last, pending;
  char line[LINE];
};

static struct reader *readers;
static int many, poll_fd, port;
static const char *path;
static long gaps = 0, twice = 0, resyncs = 0, closed = 0, refused = 0, newest = 0;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec / 1e9;
}

static void end_frame(struct reader *reader) {
  long id = reader->pending;
  reader->pending = 0;
  if (id == 0) return;
  if (reader->last && id > reader->last + 1) gaps++;
  if (id <= reader->last) twice++;
  reader->last = id;
  if (id > newest) newest = id;
}

static void end_line(struct reader *reader) {
  reader->line[reader->length < LINE ? reader->length : LINE - 1] = 0;
  if (reader->length == 0) end_frame(reader);
  else if (!strncmp(reader->line, "id: ", 4)) reader->pending = atol(reader->line + 4);
  else if (!strncmp(reader->line, "event: resync", 13)) resyncs++;
  else if (!strncmp(reader->line, "HTTP/1.1 ", 9) && strncmp(reader->line + 9, "200", 3)) refused++;
  reader->length = 0;
}

static void take(struct reader *reader, const char *text, ssize_t length) {
  for (ssize_t i = 0; i < length; i++) {
    if (text[i] == '\n') end_line(reader);
    else if (text[i] != '\r') {
      if (reader->length < LINE - 1) reader->line[reader->length] = text[i];
      reader->length++;
    }
  }
}

static void open_one(struct reader *reader) {
  int fd = socket(AF_INET, SOCK_STREAM, 0), one = 1;
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  // From many addresses: one alone runs out of ports, for those of closed connections rest a minute.
  struct sockaddr_in from = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK + 1 + (reader - readers) % 64)};
  setsockopt(fd, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &one, sizeof one);
  if (bind(fd, (struct sockaddr *)&from, sizeof from)) perror("bind"), exit(1);
  if (fd < 0 || connect(fd, (struct sockaddr *)&address, sizeof address)) perror("connect"), exit(1);
  setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  char request[512];
  int length = snprintf(request, sizeof request,
      "GET %s?after=0 HTTP/1.1\r\nHost: bench\r\nLast-Event-ID: %ld\r\n\r\n", path, reader->last);
  if (write(fd, request, length) < 0) perror("write"), exit(1);
  fcntl(fd, F_SETFL, O_NONBLOCK);
  reader->fd = fd;
  reader->length = reader->pending = 0;
  struct epoll_event event = {.events = EPOLLIN, .data.u32 = reader - readers};
  epoll_ctl(poll_fd, EPOLL_CTL_ADD, fd, &event);
}

static void listen_once(void) {
  static char buffer[65536];
  struct epoll_event events[AT_ONCE];
  int ready = epoll_wait(poll_fd, events, AT_ONCE, 5);
  for (int i = 0; i < ready; i++) {
    struct reader *reader = &readers[events[i].data.u32];
    ssize_t length = read(reader->fd, buffer, sizeof buffer);
    if (length > 0) take(reader, buffer, length);
    else if (length == 0 || errno != EAGAIN) closed++, close(reader->fd);
  }
}

static void come(void) {
  for (int i = 0; i < many; i++) {
    open_one(&readers[i]);
    if (i % 100 == 99) listen_once();
  }
}

// Until everybody has read as far as anybody had when the last of them came.
static void catch_up(void) {
  long target = newest + 1;
  for (int behind = many; behind > 0 && closed == 0;) {
    listen_once();
    behind = 0;
    for (int i = 0; i < many; i++) behind += readers[i].last < target;
  }
}

int main(int count, char **words) {
  if (count < 4) return fprintf(stderr, "storm PORT PATH READERS\n"), 2;
  port = atoi(words[1]), path = words[2], many = atoi(words[3]);
  signal(SIGPIPE, SIG_IGN);
  struct rlimit files;
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
  readers = calloc(many, sizeof *readers);
  poll_fd = epoll_create1(0);
  come();
  catch_up();
  for (double end = now() + 1; now() < end;) listen_once();
  for (int i = 0; i < many; i++) close(readers[i].fd);
  double began = now();
  come();
  catch_up();
  printf("{\"seconds\":%.3f,\"gaps\":%ld,\"twice\":%ld,\"resyncs\":%ld,\"closed\":%ld,\"refused\":%ld}\n",
      now() - began, gaps, twice, resyncs, closed, refused);
  return 0;
}
